/** The id of the published document of any version (`drafts.x`, `versions.release.x`). */
export function publishedId(id: string): string {
  return id.replace(/^drafts\.|^versions\.[^.]+\./, '')
}
