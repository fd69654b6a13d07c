import { CATEGORY_TITLES } from '@elos/content/parts/route/category'
import { Box, Button, Card, Flex, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { choicesOf } from '../schemas/fields/choice.ts'
import type { PageProblem } from './checkPage.ts'
import type { Length } from './lengths.ts'

interface FieldProps {
  value: string
  /** What the document and the settings suggest. */
  proposed: string
  problems: PageProblem[]
  onChange: (value: string) => void
}

interface TextFieldProps extends FieldProps {
  label: string
  hint?: string
  length?: Length
  isLong?: boolean
}

/** A text of one or several lines, with its length, its problems and what is proposed for it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, length, isLong, value, proposed, problems, onChange } = props
  const id = useId()
  const notes = `${id}-notes`
  const isWrong = problems.some(({ level }) => level === 'error')
  const given = {
    id,
    value,
    fontSize: 1 as const,
    'aria-describedby': notes,
    'aria-invalid': isWrong || undefined,
  }
  return (
    <Stack gap={3}>
      <Flex align="center" gap={2}>
        <Box flex={1}>
          <Text as="label" htmlFor={id} size={1} weight="medium">
            {label}
          </Text>
        </Box>
        {length && <Counter value={value} length={length} />}
      </Flex>
      {isLong ? (
        <TextArea
          {...given}
          rows={4}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextInput {...given} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {(hint || problems.length > 0) && (
        <Stack gap={2} id={notes}>
          {hint && (
            <Text size={1} muted>
              {hint}
            </Text>
          )}
          <Problems problems={problems} />
        </Stack>
      )}
      {proposed && proposed !== value && (
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          justify="flex-start"
          text={`Usar a proposta: ${proposed}`}
          textWeight="regular"
          onClick={() => onChange(proposed)}
        />
      )}
    </Stack>
  )
}

/** How long a text is, and how long it may be; marked when it is too short or too long. */
function Counter({ value, length: { min = 0, max } }: { value: string; length: Length }) {
  const isRight = value.length >= min && value.length <= max
  const wanted = value.length < min ? `ao menos ${min}` : max
  return (
    <Card tone={isRight ? 'default' : 'caution'} radius={2} padding={1}>
      <Text size={1} muted={isRight}>
        {value.length} de {wanted}
      </Text>
    </Card>
  )
}

/** The category of the page. */
export function CategoryField({ value, problems, onChange }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        Categoria
      </Text>
      <Select
        id={id}
        value={value}
        fontSize={1}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choicesOf(CATEGORY_TITLES).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </Select>
      <Problems problems={problems} />
    </Stack>
  )
}

function Problems({ problems }: { problems: PageProblem[] }) {
  return problems.map(({ level, message }) => (
    <Card
      key={message}
      tone={level === 'error' ? 'critical' : 'caution'}
      padding={2}
      radius={2}
      role={level === 'error' ? 'alert' : undefined}
    >
      <Text size={1}>{message}</Text>
    </Card>
  ))
}

const FIELDS = new Set(['path', 'name', 'title', 'description', 'category'])

/** The errors of a page in fields that this form does not have. */
export function OtherProblems({ problems }: { problems: PageProblem[] }) {
  return (
    <Problems
      problems={problems.filter(({ level, field }) => level === 'error' && !FIELDS.has(field))}
    />
  )
}
