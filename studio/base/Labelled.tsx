import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface LabelledProps {
  label: string
  children: ReactNode
}

/** A field outside of a form of Sanity's, below its label. */
export const Labelled = ({ label, children }: LabelledProps) => (
  <Stack as="label" gap={3}>
    <Text as="span" size={1} weight="medium">
      {label}
    </Text>
    {children}
  </Stack>
)
