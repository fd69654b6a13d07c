import type { Audience } from '@elos/content'
import { palette } from '../theme/tokens.ts'
import { buildings, cross } from './motifs.ts'
import { person } from './person.ts'
import { scene } from './scene.ts'

const { pine, pineDeep, coral, coralStrong, paper, mint, ink } = palette

/** A scene for each audience, and one for brokers ('parceiros'). */
export const AUDIENCES: Record<Audience | 'parceiros', string> = {
  corporativo: scene({
    title: 'Dois colegas de trabalho e os prédios de uma empresa',
    left:
      person({
        x: 226,
        y: 238,
        size: 1.3,
        skin: 'light',
        hair: 'fair',
        style: 'short',
        top: pineDeep,
      }) +
      person({
        x: 142,
        y: 276,
        size: 1.5,
        skin: 'deep',
        hair: 'black',
        style: 'bob',
        top: coralStrong,
      }),
    right: buildings,
  }),
  senior: scene({
    title: 'Um senhor de óculos e uma senhora de cabelos brancos',
    left: person({
      x: 186,
      y: 250,
      size: 1.8,
      skin: 'brown',
      hair: 'grey',
      style: 'thin',
      top: pine,
      glasses: true,
    }),
    right: person({
      x: 450,
      y: 352,
      size: 1.75,
      skin: 'light',
      hair: 'white',
      style: 'bob',
      top: coralStrong,
    }),
  }),
  familiar: scene({
    title: 'Uma mãe com a filha e um pai com o filho',
    left:
      person({
        x: 146,
        y: 240,
        size: 1.55,
        skin: 'tan',
        hair: 'brown',
        style: 'long',
        top: paper,
      }) +
      person({ x: 226, y: 296, size: 1, skin: 'tan', hair: 'brown', style: 'bob', top: coral }),
    right:
      person({
        x: 466,
        y: 342,
        size: 1.55,
        skin: 'brown',
        hair: 'black',
        style: 'short',
        top: pine,
        beard: true,
      }) +
      person({ x: 376, y: 402, size: 1, skin: 'brown', hair: 'black', style: 'curly', top: mint }),
  }),
  individual: scene({
    title: 'Uma mulher e um coração com a cruz da saúde',
    left: person({
      x: 186,
      y: 250,
      size: 1.85,
      skin: 'brown',
      hair: 'brown',
      style: 'long',
      top: coralStrong,
    }),
    right: cross,
  }),
  parceiros: scene({
    title: 'Uma corretora e um corretor, lado a lado',
    left: person({
      x: 186,
      y: 250,
      size: 1.8,
      skin: 'deep',
      hair: 'black',
      style: 'bun',
      top: paper,
    }),
    right: person({
      x: 444,
      y: 352,
      size: 1.8,
      skin: 'light',
      hair: 'grey',
      style: 'short',
      top: ink,
      glasses: true,
    }),
  }),
}
