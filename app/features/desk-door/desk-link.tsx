import { useEffect, useState } from "react";
import { Link } from "react-router";
import { loadSupabase } from "#app/features/session/load-supabase.ts";
import { buttonClasses } from "#app/ui/button.tsx";
import { deskDoor } from "#content/desk-door.ts";

/** For staff alone, who are asked for once; an author never hears of the desk. */
export function DeskLink() {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    let isOver = false;
    void askWhetherStaff().then((answer) => isOver || setIsStaff(answer));
    return () => {
      isOver = true;
    };
  }, []);
  if (!isStaff) return null;
  return (
    <Link to={deskDoor.to} className={buttonClasses("quiet", "small")}>
      {deskDoor.label}
    </Link>
  );
}

async function askWhetherStaff(): Promise<boolean> {
  try {
    const supabase = await loadSupabase();
    const { data } = await supabase.rpc("desk_me");
    return data !== null;
  } catch {
    // Out of reach: the dashboard says so already, and the desk would be too.
    return false;
  }
}
