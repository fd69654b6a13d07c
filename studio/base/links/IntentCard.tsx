import { Card } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'

interface IntentCardProps {
  /** The document to open and, with `path`, the field in it. */
  params: { id: string; type: string; path?: string }
  tone?: 'positive' | 'caution' | 'critical' | 'default'
  onClick?: () => void
  children: ReactNode
}

/** A card that is a link to a document's form. */
export function IntentCard({ params, tone = 'default', onClick, children }: IntentCardProps) {
  return (
    <Card
      as={IntentLink}
      data-as="a"
      __unstable_focusRing
      style={{ textDecoration: 'none' }}
      intent="edit"
      params={params}
      tone={tone}
      onClick={onClick}
      padding={3}
      radius={2}
      border
    >
      {children}
    </Card>
  )
}
