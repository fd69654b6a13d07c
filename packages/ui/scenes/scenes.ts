import { palette } from '../theme/tokens.ts'
import { buildings, cross, home, road, umbrella } from './motifs.ts'
import type { SceneName } from './name.ts'
import { person } from './person.ts'
import { rings } from './rings.ts'

const { pine, pineDeep, coral, coralStrong, paper, sun, mint, ink } = palette

/** One drawing for each audience and product, as SVG files. */
export const scenes: Record<SceneName, string> = {
  /** A grandmother and a child; the adviser who looks after them. */
  inicio: rings({
    left:
      person({
        x: 148,
        y: 240,
        size: 1.6,
        skin: 'tan',
        hair: 'grey',
        style: 'bun',
        top: coralStrong,
        glasses: true,
      }) +
      person({
        x: 226,
        y: 296,
        size: 1.05,
        skin: 'brown',
        hair: 'black',
        style: 'curly',
        top: sun,
      }),
    right: person({
      x: 448,
      y: 350,
      size: 1.8,
      skin: 'deep',
      hair: 'black',
      style: 'short',
      top: pine,
      beard: true,
    }),
  }),
  corporativo: rings({
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
  senior: rings({
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
  familiar: rings({
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
  individual: rings({
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
  parceiros: rings({
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
  frotas: rings({
    left: person({
      x: 186,
      y: 250,
      size: 1.8,
      skin: 'tan',
      hair: 'black',
      style: 'short',
      top: coralStrong,
    }),
    right: road,
  }),
  vida: rings({ left: umbrella, right: home, leftSurface: mint }),
}
