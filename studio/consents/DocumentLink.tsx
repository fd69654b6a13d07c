import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { IntentLink } from 'sanity/router'

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
    <Card
      as={IntentLink}
      data-as="a"
      __unstable_focusRing
      style={{ textDecoration: 'none' }}
      intent="edit"
      params={{ id, type }}
      tone={tone}
      padding={3}
      radius={2}
      border
    >
      <Flex align="center" gap={3}>
        <Text size={2}>
          <Icon />
        </Text>
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {text}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
