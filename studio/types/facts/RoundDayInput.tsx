import { textOf } from '@elos/content/parts/stored/value'
import { Flex, Stack, Text } from '@sanity/ui'
import { type StringInputProps, set, useFormValue } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { SmallButton } from '../../base/SmallButton.tsx'

/** The day of a round, with a button for when the document still says the same. */
export function RoundDayInput(props: StringInputProps) {
  const isSourced = textOf(useFormValue(['factsSource'])) !== ''
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Flex gap={3} align="center" wrap="wrap">
        <SmallButton
          text="Conferi hoje: continua igual"
          disabled={!isSourced || props.readOnly}
          onClick={() => props.onChange(set(today()))}
        />
        {!isSourced && (
          <Text size={1} muted>
            Escreva antes o documento, em “Fonte desta rodada”.
          </Text>
        )}
      </Flex>
    </Stack>
  )
}
