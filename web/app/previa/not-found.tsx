import { loadSite } from '@elos/content'
import { NotFound } from '@elos/ui'
import { draftLake, withDeadline } from '../../lake.ts'

/** The 404 page of previews. */
export default async function MissingPreview() {
  return <NotFound site={await loadSite(withDeadline(draftLake))} />
}
