import { palette } from '../theme/tokens.ts'
import { shop } from './motifs.ts'
import { person } from './person.ts'
import { scene } from './scene.ts'

const { pine, coralStrong, sun, mint, paper } = palette

/** The scenes of the home page ('inicio') and of the company's history ('historia'). */
export const COMPANY = {
  inicio: scene({
    title: 'Uma avó com uma criança e o consultor que cuida delas',
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
  historia: scene({
    title: 'Dois amigos corretores e a fachada de uma loja com toldo',
    left:
      person({
        x: 250,
        y: 272,
        size: 1.3,
        skin: 'light',
        hair: 'grey',
        style: 'short',
        top: pine,
        glasses: true,
      }) +
      person({
        x: 154,
        y: 258,
        size: 1.5,
        skin: 'deep',
        hair: 'black',
        style: 'bun',
        top: coralStrong,
      }),
    right: shop,
    leftSurface: paper,
    rightSurface: mint,
  }),
}
