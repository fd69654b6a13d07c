import { draftMode, headers } from 'next/headers'
import { env } from '../env.ts'
import { ClickToEdit } from './ClickToEdit.tsx'
import { DayBar } from './DayBar.tsx'
import { KeepDay } from './KeepDay.tsx'
import { OutsideStudio } from './OutsideStudio.tsx'
import { PreviewBar } from './PreviewBar.tsx'

interface PreviewProps {
  path: string
  /** The ISO day for which the page is shown; undefined: now. */
  day: string | undefined
  withDrafts: boolean
}

/** Adds click-to-edit to a page in draft mode, and a bar outside the Studio; nothing otherwise. */
export async function Preview({ path, day, withDrafts }: PreviewProps) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
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
      <ClickToEdit studioOrigin={env.STUDIO_URL} />
    </>
  )
}
