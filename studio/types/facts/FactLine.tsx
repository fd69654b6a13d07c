import { LAWFUL, QUESTIONS, type QuestionId } from '@elos/content/parts/fact/questions'
import { FACT_STATES } from '@elos/content/parts/fact/type'
import { keysOf } from '@elos/content/parts/read/values'
import { textOf } from '@elos/content/parts/stored/value'
import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal'
import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { Path } from 'sanity'
import { Note } from '../../base/Note.tsx'
import { readWhole } from '../../base/numbers/readWhole.ts'
import { useTypedNumber } from '../../base/numbers/useTypedNumber.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import type { Answers } from './missing.ts'

/** The states that staff choose from; where the law answers, only whether the carrier is made for an age. */
const BY_LAW = { confirmar: 'Pela lei', depende: FACT_STATES.depende }

const NUMBERS = { lives: 'vidas', years: 'idade' }

interface FactLineProps {
  id: QuestionId
  /** The path of the answer in the document. */
  path: Path
  answer: Answers
  readOnly: boolean
  /** Whether the rest of the answer is shown: its own source, the note, the day of the question. */
  isOpen: boolean
  onToggle: () => void
  /** Changes a field of the answer; undefined empties it. */
  onAnswer: (field: string, value: string | number | undefined) => void
  /** The rest of the answer. */
  children: ReactNode
}

/** One question on one line: its state, its number, a few words, and a button for the rest. */
export function FactLine(props: FactLineProps) {
  const { id, path, answer, readOnly, isOpen, onToggle, onAnswer, children } = props
  const { question, number } = QUESTIONS[id]
  const states: Record<string, string> = LAWFUL[id] ? BY_LAW : FACT_STATES
  const told = textOf(answer.state) || 'confirmar'
  const from = useTypedNumber({
    path: [...path, 'from'],
    value: typeof answer.from === 'number' ? answer.from : undefined,
    read: readWhole,
    write: String,
    onNumber: (amount) => onAnswer('from', amount),
  })
  return (
    <Stack gap={3} role="group" aria-label={question}>
      <Flex gap={2} align="center" wrap="wrap">
        <Text size={1} style={{ flex: '1 1 14em' }}>
          {question}
        </Text>
        <Flex>
          {keysOf(states).map((state) => (
            <SmallButton
              key={state}
              text={states[state]}
              mode={state === told ? 'default' : 'ghost'}
              aria-pressed={state === told}
              disabled={readOnly}
              onClick={() => onAnswer('state', state)}
            />
          ))}
        </Flex>
        {number && (
          <div style={{ width: '5em' }}>
            <TextInput
              fontSize={1}
              aria-label={`${question} ${NUMBERS[number]}`}
              placeholder={NUMBERS[number]}
              inputMode="numeric"
              autoComplete="off"
              readOnly={readOnly}
              value={from.shown}
              onChange={({ currentTarget }) => from.type(currentTarget.value)}
              onBlur={from.leave}
            />
          </div>
        )}
        <div style={{ flex: '2 1 14em' }}>
          <TextInput
            fontSize={1}
            aria-label={`${question} Em poucas palavras`}
            placeholder="em poucas palavras"
            readOnly={readOnly}
            value={typeof answer.words === 'string' ? answer.words : ''}
            onChange={({ currentTarget }) => onAnswer('words', currentTarget.value || undefined)}
          />
        </div>
        <SmallButton
          icon={EllipsisHorizontalIcon}
          aria-label={`${question} Fonte, anotação e dia`}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      </Flex>
      {from.problem && <Note tone="critical">{from.problem}</Note>}
      {isOpen && children}
    </Stack>
  )
}
