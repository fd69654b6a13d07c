import { Card, Text } from '@sanity/ui'
import type { ComponentProps } from 'react'

/** A short text in a card, which screen readers say when it changes. */
export const Note = ({ children, ...props }: ComponentProps<typeof Card>) => (
  <Card padding={3} radius={2} border role="status" {...props}>
    <Text size={1} style={{ whiteSpace: 'pre-line' }}>
      {children}
    </Text>
  </Card>
)
