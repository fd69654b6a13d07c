import { loadSite } from '@elos/content'
import { NotFound } from '@elos/ui'
import { draftMode } from 'next/headers'
import { draftLake, withDeadline } from '../../lake/client.ts'

/** The 404 page of previews. Next renders it beside each preview, also for those whom it leads away. */
export default async function MissingPreview() {
  const { isEnabled } = await draftMode()
  return <NotFound site={isEnabled ? await loadSite(withDeadline(draftLake)) : null} />
}
