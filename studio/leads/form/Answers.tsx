import { Stack, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { SheetLead } from '../leadsSheet.ts'

/** The longest answer that stands beside others, in characters. */
const SHORT = 30

const GRID: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10em, 1fr))',
  alignItems: 'start',
  gap: '0.75em',
  margin: 0,
  padding: '0.5em 0',
}

/** Many answers scroll, so that what staff do about them stays in sight. */
const SCROLLED: CSSProperties = { maxHeight: '9em', overflow: 'auto' }

/** A long answer has lines of its own. */
const LONG: CSSProperties = { gridColumn: '1 / -1' }

/** The answers that somebody gave in a form: short ones beside each other, long ones below each other. */
export function Answers({ answers }: { answers: NonNullable<SheetLead['answers']> }) {
  if (answers.length === 0) {
    return (
      <Text size={1} muted>
        Nada além do nome e do contato.
      </Text>
    )
  }
  return (
    <div style={SCROLLED}>
      <dl style={GRID}>
        {answers.map(({ question, answer }) => (
          <Stack key={question} gap={2} style={isShort(answer) ? {} : LONG}>
            <Text as="dt" size={1} muted>
              {question}
            </Text>
            <Text as="dd" size={1} style={{ margin: 0, whiteSpace: 'pre-wrap' }}>
              {answer}
            </Text>
          </Stack>
        ))}
      </dl>
    </div>
  )
}

const isShort = (answer: string | null | undefined) =>
  !answer?.includes('\n') && (answer ?? '').length <= SHORT
