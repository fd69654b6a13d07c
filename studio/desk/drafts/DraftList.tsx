import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { counted } from '../../base/counted.ts'
import { useAuthors } from '../../base/documents/useAuthors.ts'
import type { DraftRow } from '../../pages/drafts/rows.ts'
import { isSound } from './checkAll.ts'
import { DraftItem } from './DraftItem.tsx'
import { type Marks, marksAfter } from './marks.ts'
import { useChecks } from './useChecks.ts'

/** The result of publishing the drafts that somebody chose. */
export interface Outcome {
  published: number
  /** The drafts that were not published, by their published ids, and why. */
  failed: { id: string; title: string; reason: string }[]
}

interface DraftListProps {
  rows: readonly DraftRow[]
  /** All drafts, among which are those that one of the rows requires. */
  all: readonly DraftRow[]
  /** Whether the rows are marked from the start. */
  isMarked?: boolean
  /** The sentence after the number of drafts. */
  intro: string
  /** The sentence that it shows while there is none. */
  empty: string
  /** Publishes the chosen drafts, and tells how many are done. */
  publish: (chosen: DraftRow[], onProgress: (done: number) => void) => Promise<Outcome>
  /** Returns the title of a draft as a link to its form. */
  link: (row: DraftRow) => ReactNode
}

/** Drafts with what hinders each from being published, and a button that publishes those that are marked. */
export function DraftList({ rows, all, isMarked = false, ...props }: DraftListProps) {
  const { intro, empty, publish, link } = props
  const authors = useAuthors(rows)
  const { checks, retry } = useChecks(rows)
  const [marks, setMarks] = useState<Marks>(new Map())
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()

  const isSoundRow = ({ id }: DraftRow) => isSound(checks.get(id))
  // A jump of an amount is marked by hand, or not at all.
  const isUsual = (row: DraftRow) => isSoundRow(row) && !row.jump
  const isChosen = (row: DraftRow) => marks.get(row.id) ?? (isMarked && !row.jump)
  const chosen = rows.filter((row) => isChosen(row) && isSoundRow(row))
  const usual = rows.filter(isUsual)
  const areChecked = rows.every(({ id }) => checks.has(id))
  const areAllMarked = usual.length > 0 && usual.every(isChosen)

  const publishChosen = async () => {
    setOutcome(undefined)
    setProgress(0)
    const result = await publish(chosen, setProgress)
    setProgress(undefined)
    setMarks((before) => marksAfter(before, chosen, result.failed))
    setOutcome(result)
  }

  return (
    <Stack gap={4}>
      {outcome && <OutcomeCard {...outcome} />}
      {rows.length === 0 ? (
        <Text size={1} muted role="status">
          {empty}
        </Text>
      ) : (
        <>
          <Text size={1} muted role="status">
            {counted(rows.length, 'rascunho', 'rascunhos')}. {intro}
          </Text>
          <Flex gap={2} wrap="wrap" justify="space-between">
            <Button
              mode="bleed"
              fontSize={1}
              text={areAllMarked ? 'Desmarcar todos' : 'Marcar todos'}
              disabled={!areChecked || usual.length === 0}
              onClick={() =>
                setMarks(new Map(rows.map((row) => [row.id, !areAllMarked && isUsual(row)])))
              }
            />
            <Button
              tone="primary"
              text={buttonText(chosen.length, progress)}
              disabled={chosen.length === 0 || progress !== undefined}
              onClick={publishChosen}
            />
          </Flex>
          <Stack as="ul" gap={2}>
            {rows.map((row) => (
              <li key={row.id}>
                <DraftItem
                  row={row}
                  link={link(row)}
                  check={checks.get(row.id)}
                  onRetry={retry}
                  authorId={authors.get(row.draft._id)}
                  required={all.filter(({ id }) => row.requires.includes(id))}
                  isMarked={isChosen(row)}
                  onMark={(mark) => setMarks(new Map(marks).set(row.id, mark))}
                />
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
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
              {failed.map(({ id, title, reason }) => (
                <li key={id}>
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
