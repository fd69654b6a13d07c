/** The inline script that records what visitors do before the islands wake (`packages/ui/islands`). */
export function Recorder() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made by the build
    <script dangerouslySetInnerHTML={{ __html: process.env.RECORDER ?? '' }} />
  )
}
