export default function SocialMediaSetupPage() {
  return <h1>Social Media Setup</h1>;
}
