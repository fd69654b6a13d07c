import {
  QUESTION_GROUPS,
  QUESTION_IDS,
  QUESTIONS,
  type QuestionId,
} from '@elos/content/parts/fact/questions'
import { keysOf } from '@elos/content/parts/read/values'
import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ObjectInputProps, set, setIfMissing, unset } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { FactLine } from './FactLine.tsx'
import { MissingAnswers } from './MissingAnswers.tsx'
import { answerOf, askedOn, missingAnswers } from './missing.ts'

/** What a carrier answers, one line for each question, and the questions that are still to be asked. */
export function FactsInput(props: ObjectInputProps) {
  const {
    value: answers = {},
    members,
    path,
    focusPath,
    readOnly = false,
    onChange,
    renderDefault,
  } = props
  const [opened, setOpened] = useState<readonly QuestionId[]>([])
  const missing = missingAnswers(answers, today())
  const toggle = (id: QuestionId) =>
    setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id])

  const lineOf = (id: QuestionId) => (
    <FactLine
      key={id}
      id={id}
      path={[...path, id]}
      answer={answerOf(answers, id)}
      readOnly={readOnly}
      // A link of 'Para revisar' and of 'Validação' leads to a field of the rest.
      isOpen={opened.includes(id) || focusPath[0] === id}
      onToggle={() => toggle(id)}
      onAnswer={(field, given) =>
        onChange(
          given === undefined
            ? unset([id, field])
            : [setIfMissing({}, [id]), set(given, [id, field])],
        )
      }
    >
      {renderDefault({
        ...props,
        members: members.filter((member) => 'name' in member && member.name === id),
      })}
    </FactLine>
  )

  return (
    <Stack gap={5}>
      <Text size={1} muted>
        {QUESTION_IDS.length - missing.length} de {QUESTION_IDS.length}
      </Text>
      {keysOf(QUESTION_GROUPS).map((group) => (
        <Stack key={group} gap={4}>
          <Text size={1} weight="medium">
            {QUESTION_GROUPS[group]}
          </Text>
          {QUESTION_IDS.filter((id) => QUESTIONS[id].group === group).map(lineOf)}
        </Stack>
      ))}
      {missing.length > 0 && (
        <MissingAnswers
          missing={missing}
          readOnly={readOnly}
          onAsked={() => onChange(askedOn(missing, today()))}
        />
      )}
    </Stack>
  )
}
