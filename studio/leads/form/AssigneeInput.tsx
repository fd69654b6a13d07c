import { Button, Flex, Text } from '@sanity/ui'
import { type StringInputProps, set, unset, useCurrentUser } from 'sanity'
import { staffName } from '../staffName.ts'

/** Shows who takes care of a lead, with a button by which whoever is at the screen takes it. */
export function AssigneeInput({ value, onChange }: StringInputProps) {
  const me = staffName(useCurrentUser())
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1} weight={value ? 'medium' : 'regular'} muted={!value}>
        {value || 'Ninguém ainda'}
      </Text>
      {value === me ? (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Deixar"
          onClick={() => onChange(unset())}
        />
      ) : (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={value ? 'Assumir no lugar' : 'Assumir'}
          onClick={() => onChange(set(me))}
        />
      )}
    </Flex>
  )
}
