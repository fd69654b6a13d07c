import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface TitleLinesProps {
  title: ReactNode
  /** A text that tells it from others: its type, a day. */
  detail?: ReactNode
  children?: ReactNode
}

/** The lines of a document in a list, or of a card: its title, what tells it from others, and what there is to say of it. */
export const TitleLines = ({ title, detail, children }: TitleLinesProps) => (
  <Stack gap={3}>
    <Text size={1} weight="medium">
      {title}
    </Text>
    {detail && (
      <Text size={1} muted>
        {detail}
      </Text>
    )}
    {children}
  </Stack>
)
