import type { Audience } from '@elos/content'

/** The drawings, by file name: one per audience, one per product, and those of home and partners. */
export type SceneName = Audience | 'inicio' | 'parceiros' | 'frotas' | 'vida'
