import { Award, BookOpen, Compass, Layers, type LucideIcon, MessageCircle } from "lucide-react";
import type { IconName } from "#content/shapes.ts";

const drawings: Record<IconName, LucideIcon> = {
  bookOpen: BookOpen,
  layers: Layers,
  compass: Compass,
  award: Award,
  chat: MessageCircle,
};

export const iconNames = Object.keys(drawings) as IconName[];

/**
 * The drawing that content names. One thin line weight for all of them; always decoration beside words. The layout
 * imports its few icons from lucide itself, so that this table stays out of the first download.
 */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  const Drawing = drawings[name];
  return <Drawing aria-hidden="true" strokeWidth={1.4} className={className} />;
}
