import { DAY_PARAMETER } from '@elos/content/parts/preview/day'
import { dayInWords } from '@elos/content/parts/time/day'
import { EditorBar } from '@elos/ui'

interface DayBarProps {
  path: string
  day: string
  withDrafts: boolean
}

/** Says for which day the page is shown, and leads back to today. */
export function DayBar({ path, day, withDrafts }: DayBarProps) {
  return (
    <EditorBar className="sun" aria-label="Dia mostrado">
      <p>
        O site em <strong>{dayInWords(day)}</strong>,{' '}
        {withDrafts ? 'com os rascunhos de agora.' : 'com o que está publicado agora.'}
      </p>
      {/* An empty day, which `KeepDay` leaves alone. */}
      <a href={`${path}?${DAY_PARAMETER}=`}>Voltar a hoje</a>
    </EditorBar>
  )
}
