import { lazy, Suspense } from "react";
import type { Platform } from "../features/platform/platforms.ts";

const PlatformOverlay = lazy(() => import("../features/platform/platform-overlay.tsx"));

/** A platform's buttons over the picture, loaded on demand. */
export function Overlay({ platform }: { platform: Platform | null }) {
  return (
    platform && (
      <Suspense fallback={null}>
        <PlatformOverlay platform={platform} />
      </Suspense>
    )
  );
}
