import type { ContentOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { SectionProps } from '../props.ts'
import { PointChain } from './PointChain.tsx'
import { PointFlood } from './PointFlood.tsx'
import { PointPairs } from './PointPairs.tsx'
import { PointPortrait } from './PointPortrait.tsx'

type Look = ContentOf<'points'>['look']

const LOOKS: Record<Look, (props: SectionProps<'points'>) => ReactNode> = {
  pairs: PointPairs,
  portrait: PointPortrait,
  chain: PointChain,
  flood: PointFlood,
}

/** Points, each with a title and a sentence or two: in pairs, beside a portrait, as a chain, or on a full colour. */
export function Points(props: SectionProps<'points'>) {
  const Look = LOOKS[props.content.look]
  return <Look {...props} />
}
