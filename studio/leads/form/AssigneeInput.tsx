import { Flex, Text } from '@sanity/ui'
import { type StringInputProps, set, unset, useCurrentUser } from 'sanity'
import { SmallButton } from '../../base/SmallButton.tsx'
import { staffName } from '../staffName.ts'

type AssigneeInputProps = Pick<StringInputProps, 'value' | 'readOnly' | 'onChange'>

/** Shows who takes care of a lead, with a button by which whoever is at the screen takes it, or leaves it. */
export function AssigneeInput({ value, readOnly, onChange }: AssigneeInputProps) {
  const me = staffName(useCurrentUser())
  const isMine = value === me
  const take = value ? 'Assumir no lugar' : 'Assumir'
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1} weight={value ? 'medium' : 'regular'} muted={!value}>
        {value || 'Ninguém ainda'}
      </Text>
      <SmallButton
        text={isMine ? 'Deixar' : take}
        disabled={readOnly}
        onClick={() => onChange(isMine ? unset() : set(me))}
      />
    </Flex>
  )
}
