import { Card } from '@sanity/ui'
import type { ElementType, ReactNode } from 'react'
import { usePaneRouter } from 'sanity/structure'

interface ChildCardProps {
  /** The id of the document to open. */
  id: string
  /** Its type and the field to open, where the list has documents of several types. */
  parameters?: { type: string; path: string }
  tone?: 'critical' | 'default'
  /** The space around the content, in steps of Sanity UI. A preview has its own. */
  padding?: number
  children: ReactNode
}

/** A card in a list of the desk: a link that opens a document's form beside the list. */
export function ChildCard({
  id,
  parameters,
  tone = 'default',
  padding = 3,
  children,
}: ChildCardProps) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter()
  const Link: ElementType = ChildLink
  const opened = routerPanesState[groupIndex + 1]?.[0]
  const isOpened = opened?.id === id && (!parameters || opened.params?.path === parameters.path)
  return (
    <Card
      as={Link}
      data-as="a"
      __unstable_focusRing
      style={{ textDecoration: 'none' }}
      childId={id}
      childParameters={parameters}
      tone={tone}
      selected={isOpened}
      aria-current={isOpened || undefined}
      padding={padding}
      radius={2}
    >
      {children}
    </Card>
  )
}
