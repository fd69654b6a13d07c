import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useClient, useEditState, useSchema } from 'sanity'
import { aboveFields } from '../../base/aboveFields.tsx'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { ABSENCE_TYPE } from '../../base/records.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { isSingleton } from '../../base/singletons.ts'
import { useAttempt } from '../../base/useAttempt.ts'
import { absenceId, type LostPlace, lostPlacesSchema } from './absence.ts'
import { putBack } from './putBack.ts'

const QUERIES = { fetch: '*[_id == $record][0].places', listen: `*[_type == "${ABSENCE_TYPE}"]` }

/** Above the form of a document that is back on the site: where it stood before, with a button that puts it back there. */
export const ReturnedInput = aboveFields(({ id, type }) => {
  const { published } = useEditState(id, type)
  const stored = useListenQuery<unknown>(QUERIES, { record: absenceId(id) })
  const { data: places = [] } = lostPlacesSchema.safeParse(stored)
  return published && places.length > 0 ? <PutBack id={id} places={places} /> : null
})

const FAILURE = {
  title: 'Nada foi posto de volta.',
  description: 'Alguém pode ter mudado um destes documentos agora mesmo. Tente de novo.',
}

function PutBack({ id, places }: { id: string; places: readonly LostPlace[] }) {
  const client = useClient({ apiVersion: API_VERSION })
  const schema = useSchema()
  const { push } = useToast()
  const { isBusy, attempt } = useAttempt()
  const titles = places.map(({ type, title }) =>
    isSingleton(type) ? (schema.get(type)?.title ?? title) : title,
  )
  const back = async () => {
    const gone = await putBack(client, id, places)
    push(
      gone.length > 0
        ? { status: 'warning', title: `Estes lugares não existem mais: ${gone.join(', ')}.` }
        : { status: 'success', title: 'De volta onde estava.' },
    )
  }
  return (
    <Card padding={3} radius={2} border tone="primary" role="status">
      <Stack gap={3}>
        <Text size={1}>
          Antes de sair do site, estava também em: {[...new Set(titles)].join(', ')}.
        </Text>
        <Flex gap={2} wrap="wrap">
          <SmallButton
            text="Pôr de volta onde estava"
            disabled={isBusy}
            loading={isBusy}
            onClick={() => attempt(back, FAILURE)}
          />
          <SmallButton
            mode="bleed"
            text="Deixar fora"
            disabled={isBusy}
            onClick={() => attempt(() => client.delete(absenceId(id)), FAILURE)}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
