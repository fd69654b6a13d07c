import { publishedId } from '@elos/content/parts/read/publishedId'
import { titleOf } from '@elos/content/parts/stored/value'
import { Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { IntentCard } from '../../base/links/IntentCard.tsx'

/** The drafts that use a claim while what is published in their place does not. */
export const WAITING_QUERY = `*[
  _id in path("drafts.**") && references($id) && !(string::split(_id, "drafts.")[1] in *[references($id)]._id)
]{_id, _type, name, title, author, question}`

const WAITING = { fetch: WAITING_QUERY, listen: '*[references($id)]' }

/** The form of a claim, with links to the drafts that put it on the site once they are published. */
export function ClaimInput(props: ObjectInputProps) {
  const id = useFormValue(['_id'])
  return (
    <Stack gap={5}>
      {typeof id === 'string' && <WaitingDrafts id={publishedId(id)} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function WaitingDrafts({ id }: { id: string }) {
  const drafts = useListenQuery<{ _id: string; _type: string }[]>(WAITING, { id }) ?? []
  if (drafts.length === 0) return null
  return (
    <Stack gap={2}>
      {drafts.map(({ _id, _type, ...fields }) => (
        <IntentCard key={_id} params={{ id: publishedId(_id), type: _type }} tone="caution">
          <Text
            size={1}
          >{`Em uso no rascunho de ${titleOf({ ...fields, _type })}: publique-o`}</Text>
        </IntentCard>
      ))}
    </Stack>
  )
}
