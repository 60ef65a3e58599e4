import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { buttonClasses } from "#app/ui/button.tsx";
import { deskDoor } from "#content/desk-door.ts";

/** For staff alone, who are asked for once; an author never hears of the desk. */
export function DeskLink() {
  const { data: isStaff } = useQuery({ queryKey: ["desk-door"], queryFn: askWhetherStaff, staleTime: Infinity });
  if (!isStaff) return null;
  return (
    <Link to={deskDoor.to} className={buttonClasses("quiet", "small")}>
      {deskDoor.label}
    </Link>
  );
}

async function askWhetherStaff(): Promise<boolean> {
  const supabase = await loadSignedIn();
  const { data, error } = await supabase.rpc("desk_me");
  // Out of reach: the dashboard says so already, and the desk would be too.
  if (error) throw error;
  return data !== null;
}
