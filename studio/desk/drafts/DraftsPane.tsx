import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { counted } from '../../base/counted.ts'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useAuthors } from '../../base/documents/useAuthors.ts'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { publishDrafts, refusalOf } from '../../pages/drafts/publishDrafts.ts'
import { type DraftRow, draftRows, inPublishingOrder } from '../../pages/drafts/rows.ts'
import { isSound } from './checkAll.ts'
import { DraftItem } from './DraftItem.tsx'
import { useChecks } from './useChecks.ts'

/** The list 'Rascunhos': all that is not published, several of which can be published at once. */
export function DraftsPane() {
  const documents = useDocuments()
  return documents ? <Drafts documents={documents} /> : <ReadingDocuments />
}

interface Outcome {
  published: number
  /** The drafts that were not published, and why. */
  failed: { title: string; reason: string }[]
}

function Drafts({ documents }: { documents: DocumentSet }) {
  const client = useClient({ apiVersion: API_VERSION })
  const rows = useMemo(() => draftRows(documents), [documents])
  const authors = useAuthors(rows)
  const { checks, retry } = useChecks(rows)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()

  const isSoundRow = ({ id }: DraftRow) => isSound(checks.get(id))
  const chosen = rows.filter((row) => marked.has(row.id) && isSoundRow(row))
  // A jump of an amount is marked by hand, or not at all.
  const usual = rows.filter((row) => isSoundRow(row) && !row.jump)
  const areChecked = rows.every(({ id }) => checks.has(id))
  const areAllMarked = usual.length > 0 && usual.every(({ id }) => marked.has(id))

  const mark = (id: string, isMarked: boolean) => {
    const next = new Set(marked)
    if (isMarked) next.add(id)
    else next.delete(id)
    setMarked(next)
  }

  const publish = async () => {
    const failed: Outcome['failed'] = []
    setOutcome(undefined)
    let done = 0
    for (const group of inPublishingOrder(chosen)) {
      setProgress(done)
      await publishDrafts(client, group).catch((error: unknown) => {
        failed.push(...group.map(({ title }) => ({ title, reason: refusalOf(error) })))
      })
      done += group.length
    }
    setProgress(undefined)
    setMarked(new Set())
    setOutcome({ published: chosen.length - failed.length, failed })
  }

  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        {outcome && <OutcomeCard {...outcome} />}
        {rows.length === 0 ? (
          <Text size={1} muted role="status">
            Nenhum rascunho: tudo o que foi escrito está publicado.
          </Text>
        ) : (
          <>
            <Text size={1} muted role="status">
              {counted(rows.length, 'rascunho', 'rascunhos')}. Visitantes só veem o que está
              publicado. Marque os que quer publicar juntos.
            </Text>
            <Flex gap={2} wrap="wrap" justify="space-between">
              <Button
                mode="bleed"
                fontSize={1}
                text={areAllMarked ? 'Desmarcar todos' : 'Marcar todos'}
                disabled={!areChecked || usual.length === 0}
                onClick={() => setMarked(new Set(areAllMarked ? [] : usual.map(({ id }) => id)))}
              />
              <Button
                tone="primary"
                text={buttonText(chosen.length, progress)}
                disabled={chosen.length === 0 || progress !== undefined}
                onClick={publish}
              />
            </Flex>
            <Stack as="ul" gap={2}>
              {rows.map((row) => (
                <li key={row.id}>
                  <DraftItem
                    row={row}
                    check={checks.get(row.id)}
                    onRetry={retry}
                    authorId={authors.get(row.draft._id)}
                    required={rows.filter(({ id }) => row.requires.includes(id))}
                    isMarked={marked.has(row.id)}
                    onMark={(isMarked) => mark(row.id, isMarked)}
                  />
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Box>
  )
}

function buttonText(count: number, progress: number | undefined): string {
  if (progress !== undefined) return `Publicando ${progress + 1}…`
  return count === 0 ? 'Publicar' : `Publicar ${counted(count, 'rascunho', 'rascunhos')}`
}

function OutcomeCard({ published, failed }: Outcome) {
  return (
    <Card
      border
      radius={3}
      padding={3}
      role="status"
      tone={failed.length > 0 ? 'caution' : 'positive'}
    >
      <Stack gap={3}>
        <Text size={1}>{counted(published, 'documento publicado', 'documentos publicados')}.</Text>
        {failed.length > 0 && (
          <>
            <Text size={1}>Não foram publicados:</Text>
            <Stack as="ul" gap={2}>
              {failed.map(({ title, reason }) => (
                <li key={title}>
                  <Text size={1}>
                    {title}. {reason}
                  </Text>
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  )
}
