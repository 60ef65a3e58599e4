export default function PostNotFoundPage() {
  return <h1>Post not found</h1>;
}
