export default function BookTrailerVideoPage() {
  return <h1>Book Trailer Video</h1>;
}
