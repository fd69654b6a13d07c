import { MarkLayer } from '@elos/ui'
import { draftMode, headers } from 'next/headers'
import { env } from '../env.ts'
import { ClickToEdit } from './ClickToEdit.tsx'
import { DayBar } from './DayBar.tsx'
import { KeepDay } from './KeepDay.tsx'
import { OutsideStudio } from './OutsideStudio.tsx'
import { PreviewBar } from './PreviewBar.tsx'
import { ReviewMarks } from './ReviewMarks.tsx'

interface PreviewProps {
  path: string
  /** The ISO day for which the page is shown; undefined: now. */
  day: string | undefined
  withDrafts: boolean
}

/** Adds a bar, outside the Studio, marks of the review and click-to-edit to a page in draft mode, and nothing otherwise. */
export async function Preview({ path, day, withDrafts }: PreviewProps) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const studioOrigin = new URL(env.STUDIO_URL).origin
  return (
    <>
      {day ? (
        <>
          <DayBar path={path} day={day} withDrafts={withDrafts} />
          <KeepDay day={day} />
        </>
      ) : (
        <OutsideStudio isFramed={(await headers()).get('sec-fetch-dest') === 'iframe'}>
          <PreviewBar path={path} />
        </OutsideStudio>
      )}
      <MarkLayer>
        <ReviewMarks studioOrigin={studioOrigin} />
      </MarkLayer>
      <ClickToEdit studioOrigin={studioOrigin} />
    </>
  )
}
