export default function RepresentationPage() {
  return <h1>Literary Representation</h1>;
}
