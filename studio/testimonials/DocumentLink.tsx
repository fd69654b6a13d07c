import { Flex, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { IntentCard } from '../base/links/IntentCard.tsx'
import { TitleLines } from '../base/lists/TitleLines.tsx'

interface DocumentLinkProps {
  id: string
  type: string
  icon: ComponentType
  title: string
  text: string
  tone: 'positive' | 'caution' | 'default'
}

/** A link to a related document, above the fields of a form. */
export function DocumentLink({ id, type, icon: Icon, title, text, tone }: DocumentLinkProps) {
  return (
    <IntentCard params={{ id, type }} tone={tone}>
      <Flex align="center" gap={3}>
        <Text size={2}>
          <Icon />
        </Text>
        <TitleLines title={title} detail={text} />
      </Flex>
    </IntentCard>
  )
}
