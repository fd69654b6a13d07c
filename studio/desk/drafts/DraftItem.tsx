import { Badge, Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useRelativeTime, useSchema, useUser } from 'sanity'
import { fieldNames } from '../../base/documents/fieldNames.ts'
import { comingText } from '../../base/documents/pageState.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import type { DraftRow } from '../../pages/drafts/rows.ts'
import { type Check, isSound } from './checkAll.ts'

interface DraftItemProps {
  row: DraftRow
  /** Its title, as a link to its form. */
  link: ReactNode
  /** Whether it can be published; undefined while it is being checked. */
  check: Check | undefined
  onRetry: () => void
  /** The user id of who last edited it; undefined while it is unknown. */
  authorId: string | undefined
  /** The drafts that have to be published before it. */
  required: DraftRow[]
  isMarked: boolean
  onMark: (isMarked: boolean) => void
}

/** A draft with who wrote it, when and what; and what publishing it does, or why it cannot be published. */
export function DraftItem(props: DraftItemProps) {
  const { row, link, check, authorId, isMarked, onMark } = props
  const type = useSchema().get(row.draft._type)
  const when = useRelativeTime(row.updatedAt, { useTemporalPhrase: true, minimal: true })
  const changed = fieldNames(row.changed, type)
  return (
    <Card border radius={3} padding={3} tone={isSound(check) || !check ? 'default' : 'critical'}>
      <Flex gap={3} align="flex-start">
        <Checkbox
          checked={isMarked && isSound(check)}
          disabled={!isSound(check)}
          aria-label={`Publicar ${row.title}`}
          onChange={({ currentTarget }) => onMark(currentTarget.checked)}
        />
        <Box flex={1}>
          <Stack gap={3}>
            <Flex align="center" gap={2} wrap="wrap">
              <Text size={1} weight="medium">
                {link}
              </Text>
              {!row.published && <Badge tone="primary">novo</Badge>}
            </Flex>
            <Text size={1} muted>
              {type?.title} · {authorId && <Author id={authorId} />}
              {when}
            </Text>
            {changed && <Text size={1}>Mudou: {changed}.</Text>}
            <Notes {...props} />
          </Stack>
        </Box>
      </Flex>
    </Card>
  )
}

function Author({ id }: { id: string }) {
  const [user] = useUser(id)
  return user?.displayName ? `${user.displayName}, ` : null
}

function Notes({ row, check, required, onRetry }: DraftItemProps) {
  const { jump, move } = row
  if (!check) {
    return (
      <Text size={1} muted>
        Conferindo…
      </Text>
    )
  }
  if (check === 'unknown') {
    return (
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>Não deu para conferir. Se acontecer de novo, recarregue a página.</Text>
        <SmallButton text="Tentar de novo" onClick={onRetry} />
      </Flex>
    )
  }
  if (check.length > 0) return <Problems problems={check} />
  const notes = [
    jump && `O valor passa de “${jump.before}” a “${jump.after}”: marque só se estiver certo.`,
    move && `O endereço muda de ${move.from} para ${move.to}, com redirecionamento.`,
    comingText(row.draft.publishAt, new Date()) || undefined,
    ...required.map(({ title }) => `Publique junto com “${title}”.`),
  ].filter((note) => note !== undefined)
  return notes.map((note) => (
    <Text size={1} key={note}>
      {note}
    </Text>
  ))
}

/** How many problems are listed. The form marks all of them. */
const LISTED = 3

function Problems({ problems }: { problems: string[] }) {
  const others = problems.length - LISTED
  const listed = others > 1 ? [...problems.slice(0, LISTED), `E mais ${others}.`] : problems
  return (
    <Stack as="ul" gap={2}>
      {listed.map((problem) => (
        <li key={problem}>
          <Text size={1}>{problem}</Text>
        </li>
      ))}
    </Stack>
  )
}
