import { claimOn } from '@elos/content/parts/claim/life'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { textOf } from '@elos/content/parts/stored/value'
import { claimValue } from '@elos/content/review/claimValue'
import { TagIcon } from '@sanity/icons/Tag'
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type ArrayOfObjectsInputProps, set, unset } from 'sanity'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { today } from '../../base/initialValues.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { pastedCells } from '../paste/cells.ts'
import { ClaimPicker } from './ClaimPicker.tsx'
import {
  type Cell,
  type Grid,
  gridOf,
  type Place,
  readCells,
  type StoredRow,
  widthOf,
  withClaim,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withText,
  withTexts,
} from './grid.ts'

/** Every claim, as it is published. */
const CLAIMS = {
  fetch: '*[_type == "claim" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]',
  listen: '*[_type == "claim"]',
}

const FIRST_CELL: Place = { row: 0, column: 0 }

type RowsInputProps = Pick<ArrayOfObjectsInputProps<StoredRow>, 'value' | 'readOnly' | 'onChange'>

/** How far each key moves through the rows. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/**
 * The rows of a table as a grid to write in. Cells copied from a spreadsheet fill it with one paste. It is our
 * own because a cell may hold a claim: those of `@sanity/table` are texts only.
 */
export function RowsInput({ value, onChange, readOnly }: RowsInputProps) {
  const grid = gridOf(value)
  const claims = useClaims()
  const { push } = useToast()
  const table = useRef<HTMLTableElement>(null)
  const [clicked, setClicked] = useState<Place>()
  const at = clicked ?? FIRST_CELL
  const [isPicking, setPicking] = useState(false)

  const store = (changed: Grid) => onChange(changed.length > 0 ? set([...changed]) : unset())
  const write = (place: Place, text: string) => {
    const row = value?.[place.row]
    const cell = row?.cells?.[place.column]
    if (!row || !cell) return store(withText(grid, place, text))
    // The change sets only the cell, so that two people can write in one table.
    const path = [{ _key: row._key }, 'cells', { _key: cell._key }, 'text']
    return onChange(text ? set(text, path) : unset(path))
  }
  const paste = (place: Place, event: ClipboardEvent) => {
    const { clipboardData } = event
    const cells = readCells(clipboardData.getData('text/plain'))
    if (!cells || readOnly) return
    event.preventDefault()
    // The plain text of a cell with several paragraphs looks like several rows.
    const pasted = pastedCells(clipboardData.getData('text/html'))
    store(withTexts(grid, place, pasted?.cells ?? cells))
    if (pasted?.loss)
      push({ status: 'warning', title: 'Nem tudo pôde ser colado', description: pasted.loss })
  }
  const move = ({ row, column }: Place, event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const input = step && cellAt(table.current, { row: row + step, column })
    if (!input) return
    event.preventDefault()
    input.focus()
  }

  return (
    <Stack gap={3}>
      <Card border radius={2} overflow="auto">
        <table ref={table} style={{ width: '100%', borderCollapse: 'collapse' }}>
          <tbody>
            {grid.map(({ _key, cells }, row) => (
              <tr key={_key}>
                {cells.map((cell, column) => (
                  <td key={cell._key} style={{ minWidth: '7em', padding: 2 }}>
                    <CellInput
                      cell={cell}
                      place={{ row, column }}
                      claim={claims?.find(({ _id }) => _id === cell.claim?._ref)}
                      readOnly={readOnly}
                      onText={(text) => write({ row, column }, text)}
                      onClear={() => store(withText(grid, { row, column }, ''))}
                      onPaste={(event) => paste({ row, column }, event)}
                      onMove={(event) => move({ row, column }, event)}
                      onFocus={() => setClicked({ row, column })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {!readOnly && (
        <>
          <Flex gap={2} wrap="wrap">
            <SmallButton text="Linha abaixo" onClick={() => store(withRow(grid, at.row + 1))} />
            <SmallButton
              text="Coluna à direita"
              onClick={() => store(withColumn(grid, at.column + 1))}
            />
            <SmallButton
              text={`Retirar a linha ${at.row + 1}`}
              disabled={grid.length < 2}
              onClick={() => {
                store(withoutRow(grid, at.row))
                setClicked({ row: Math.max(0, at.row - 1), column: at.column })
              }}
            />
            <SmallButton
              text={`Retirar a coluna ${at.column + 1}`}
              disabled={widthOf(grid) < 2}
              onClick={() => {
                store(withoutColumn(grid, at.column))
                setClicked({ row: at.row, column: Math.max(0, at.column - 1) })
              }}
            />
            <SmallButton
              icon={TagIcon}
              text="Usar preço ou afirmação"
              // It would replace what stands in a cell that nobody chose.
              disabled={!(claims && clicked)}
              onClick={() => setPicking(true)}
            />
          </Flex>
          <Text size={1} muted>
            Para trazer uma planilha, copie as células nela, clique na primeira célula aqui e cole.
            Os botões valem para a célula em que você clicou: linha {at.row + 1}, coluna{' '}
            {at.column + 1}.
          </Text>
        </>
      )}
      {isPicking && claims && (
        <ClaimPicker
          claims={claims}
          onPick={(claim) => {
            store(withClaim(grid, at, claim))
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Stack>
  )
}

interface CellInputProps {
  cell: Cell
  place: Place
  /** The claim in the cell; undefined while it is not known. */
  claim: StoredDocument | undefined
  readOnly: boolean | undefined
  onText: (text: string) => void
  onClear: () => void
  onPaste: (event: ClipboardEvent) => void
  onMove: (event: KeyboardEvent) => void
  onFocus: () => void
}

/** A text to write, or a claim with its value, which a click takes out. */
function CellInput({ cell, place, claim, readOnly, onText, onClear, ...events }: CellInputProps) {
  const name = `Linha ${place.row + 1}, coluna ${place.column + 1}`
  if (!cell.claim)
    return (
      <TextInput
        data-cell={cellName(place)}
        aria-label={name}
        fontSize={1}
        padding={2}
        weight={place.row === 0 ? 'semibold' : undefined}
        value={cell.text ?? ''}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onPaste={events.onPaste}
        onKeyDown={events.onMove}
        onFocus={events.onFocus}
      />
    )
  const text = claim ? claimValue(claimOn(claim, today())) : 'Afirmação'
  return (
    <Card tone="primary" radius={2} border padding={1} title={textOf(claim?.title)}>
      <Flex align="center" gap={1}>
        <Box flex={1} padding={1}>
          <Text size={1}>{text}</Text>
        </Box>
        {!readOnly && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="×"
            aria-label={`Retirar a afirmação: ${name}`}
            onFocus={events.onFocus}
            onClick={onClear}
          />
        )}
      </Flex>
    </Card>
  )
}

const cellName = ({ row, column }: Place) => `${row}-${column}`

const cellAt = (table: HTMLTableElement | null, place: Place) =>
  table?.querySelector<HTMLInputElement>(`[data-cell="${cellName(place)}"]`)

/** Every claim by name; undefined until they are read. */
function useClaims(): StoredDocument[] | undefined {
  const claims = useListenQuery<StoredDocument[]>(CLAIMS)
  return useMemo(() => claims?.toSorted(byTitle), [claims])
}

const byTitle = (one: StoredDocument, other: StoredDocument) =>
  textOf(one.title).localeCompare(textOf(other.title), 'pt-BR')
