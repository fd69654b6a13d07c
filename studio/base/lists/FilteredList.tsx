import { Box, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { counted } from '../counted.ts'
import { rowsWith, type SearchedRow } from './rowsWith.ts'

/** An order of a list, which staff choose by its title. */
export interface Order<Row> {
  title: string
  compare: (one: Row, other: Row) => number
}

interface FilteredListProps<Row extends SearchedRow> {
  rows: readonly Row[]
  /** The first is that of the list until staff choose another. */
  orders: readonly [Order<Row>, ...Order<Row>[]]
  /** The name of the field for the words, which screen readers say. */
  label: string
  placeholder: string
  /** The singular and the plural with which the rows are counted. */
  nouns: [singular: string, plural: string]
  children: (row: Row) => ReactNode
}

/** A list with a field for words, of which it shows the rows that have them all, in an order that staff choose. */
export function FilteredList<Row extends SearchedRow>(props: FilteredListProps<Row>) {
  const { rows, orders, label, placeholder, nouns, children } = props
  const [words, setWords] = useState('')
  const [order, setOrder] = useState(orders[0])
  const found = rowsWith(rows, words).toSorted(order.compare)
  return (
    <Stack gap={4}>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            aria-label={label}
            placeholder={placeholder}
            fontSize={1}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Box>
        <Box>
          <Select
            aria-label="Ordem da lista"
            fontSize={1}
            value={order.title}
            onChange={({ currentTarget: { value } }) =>
              setOrder(orders.find(({ title }) => title === value) ?? orders[0])
            }
          >
            {orders.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </Select>
        </Box>
      </Flex>
      <Text size={1} muted role="status">
        {counted(found.length, ...nouns)}
      </Text>
      <Stack as="ul" gap={1}>
        {found.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </Stack>
    </Stack>
  )
}
