import { Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'

interface RedirectChoiceProps {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** Whether a page that moves leaves a redirect at its old path. */
export function RedirectChoice({ isChosen, onChoose }: RedirectChoiceProps) {
  const switchId = useId()
  return (
    <Flex as="label" htmlFor={switchId} gap={3} align="flex-start">
      <Checkbox
        id={switchId}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <Stack gap={2} flex={1}>
        <Text size={1} weight="medium">
          Criar redirecionamento do endereço antigo (recomendado)
        </Text>
        <Text size={1} muted>
          {isChosen
            ? 'Quem abrir o endereço antigo chega à página nova.'
            : 'Quem abrir o endereço antigo verá “página não encontrada”.'}
        </Text>
      </Stack>
    </Flex>
  )
}
