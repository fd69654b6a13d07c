import { publishedId } from '@elos/content/parts/read/publishedId'
import { titleOf } from '@elos/content/parts/stored/value'
import { Text } from '@sanity/ui'
import { aboveFields } from '../../base/aboveFields.tsx'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { IntentCard } from '../../base/links/IntentCard.tsx'

/** The drafts that use a claim while what is published in their place does not. */
export const WAITING_QUERY = `*[
  _id in path("drafts.**") && references($id) && !(string::split(_id, "drafts.")[1] in *[references($id)]._id)
]{_id, _type, name, title, author, question}`

const WAITING = { fetch: WAITING_QUERY, listen: '*[references($id)]' }

/** The form of a claim, with links to the drafts that put it on the site once they are published. */
export const ClaimInput = aboveFields(({ id }) => {
  const drafts = useListenQuery<{ _id: string; _type: string }[]>(WAITING, { id }) ?? []
  return drafts.map(({ _id, _type, ...fields }) => (
    <IntentCard key={_id} params={{ id: publishedId(_id), type: _type }} tone="caution">
      <Text size={1}>{`Em uso no rascunho de ${titleOf({ ...fields, _type })}: publique-o`}</Text>
    </IntentCard>
  ))
})
