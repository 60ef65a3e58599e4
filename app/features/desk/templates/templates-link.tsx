import { Link } from "react-router";
import { bookDesk } from "#content/desk-books.ts";

export function TemplatesLink() {
  return (
    <p className="mb-4 text-sm">
      <Link to="/staff/templates" className="text-link">
        {bookDesk.open.templates}
      </Link>
    </p>
  );
}
