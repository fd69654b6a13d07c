import { addressOnDay, dayInAddress, readPreviewDay } from '@elos/content/parts/preview/day'
import { brazilianDay, dayInWords } from '@elos/content/parts/time/day'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { Box, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import {
  type PreviewHeaderProps,
  usePresentationNavigate,
  usePresentationParams,
} from 'sanity/presentation'
import { newestOf } from '../base/documents/newest.ts'
import { useDocuments } from '../base/documents/useDocuments.ts'
import { today } from '../base/initialValues.ts'
import { TitleLines } from '../base/lists/TitleLines.tsx'
import { SmallButton } from '../base/SmallButton.tsx'
import { type ComingDay, comingDays } from './comingDays.ts'
import { addressToKeepDay, type Wanted } from './keptDay.ts'
import { readTypedDay } from './typedDay.ts'

/** The header of the preview, with the day for which it is shown beneath. */
export function DayHeader({ renderDefault, ...props }: PreviewHeaderProps) {
  return (
    <Stack gap={2} style={{ flex: 1, minWidth: 0 }}>
      {renderDefault({ ...props, renderDefault })}
      <DayControl isConnected={props.overlaysConnection === 'connected'} />
    </Stack>
  )
}

/** Milliseconds for which a page that is being loaded may report its own day, on a busy machine. */
const LOADING_MS = 60_000

/** Whether the site can be shown as it will be on a day: on today it is shown as it is now. */
const isLater = ({ day }: ComingDay): boolean => day > today()

const NOT_A_DAY = 'Escreva um dia que ainda vem, como 01/01/2027.'

/**
 * Shows the site on a day: on one of those on which it changes by itself, or on any other. A page that is still
 * being loaded would not get the day.
 */
function DayControl({ isConnected }: { isConnected: boolean }) {
  const { preview = '/' } = usePresentationParams()
  const navigate = usePresentationNavigate()
  const id = useId()
  const day = readPreviewDay(dayInAddress(preview), new Date())
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const documents = useDocuments()
  const days = useMemo(
    () => comingDays(documents ? newestOf(documents) : [], new Date()).filter(isLater),
    [documents],
  )
  const wanted = useRef<Wanted>({ day })

  useEffect(() => {
    const address = addressToKeepDay(wanted.current, preview, new Date())
    if (address) navigate(address)
    else wanted.current = { ...wanted.current, day }
  }, [day, preview, navigate])

  const show = (chosen: string | undefined) => {
    setTyped(undefined)
    setProblem('')
    wanted.current = { day: chosen, replaced: preview, until: Date.now() + LOADING_MS }
    if (chosen !== day) navigate(addressOnDay(preview, chosen))
  }
  const read = () => {
    if (typed === undefined) return
    const chosen = readTypedDay(typed)
    if (typed.trim() === '' || chosen === today()) return show(undefined)
    if (chosen && chosen > today()) return show(chosen)
    setProblem(NOT_A_DAY)
  }

  return (
    <Stack gap={2} paddingX={1}>
      <Flex align="center" gap={2} wrap="wrap">
        <Text as="label" size={1} muted {...{ htmlFor: id }}>
          Ver o site em
        </Text>
        <Box style={{ width: '9em' }}>
          <TextInput
            id={id}
            fontSize={1}
            padding={2}
            autoComplete="off"
            disabled={!isConnected}
            placeholder="dd/mm/aaaa"
            customValidity={problem || undefined}
            aria-describedby={problem ? `${id}-problema` : undefined}
            value={typed ?? (day ? brazilianDay(day) : '')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && read()}
            onBlur={read}
          />
        </Box>
        {days.length > 0 && (
          <MenuButton
            id={`${id}-dias`}
            button={
              <SmallButton icon={CalendarIcon} text="Próximas mudanças" disabled={!isConnected} />
            }
            menu={
              <Menu>
                {days.map((coming) => (
                  <DayItem key={coming.day} coming={coming} onShow={show} />
                ))}
              </Menu>
            }
            popover={{ portal: true, placement: 'bottom-start', constrainSize: true }}
          />
        )}
        {day && (
          <SmallButton
            text="Voltar a hoje"
            disabled={!isConnected}
            onClick={() => show(undefined)}
          />
        )}
      </Flex>
      {problem && (
        <Text id={`${id}-problema`} size={1} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

function DayItem({ coming, onShow }: { coming: ComingDay; onShow: (day: string) => void }) {
  const { day, changes } = coming
  return (
    <MenuItem padding={3} onClick={() => onShow(day)}>
      <TitleLines title={dayInWords(day)}>
        {changes.map(({ text }) => (
          <Text key={text} size={1} muted>
            {text}
          </Text>
        ))}
      </TitleLines>
    </MenuItem>
  )
}
