import type { AggregateRating, Testimonial } from '@elos/content'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/Icon.tsx'
import { island } from '../primitives/island.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { carouselWords } from '../words/carousel.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Testimonials')`
  .row {
    display: grid;
    grid: auto / auto-flow calc(50% - 12px);
    gap: 24px;
    margin-inline: calc(-1 * ${theme.gutter});
    padding: 4px ${theme.gutter} 16px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: ${theme.gutter};
    @media (scripting: enabled) {
      scrollbar-width: none;
    }
    @media (max-width: 56.25em) {
      grid-auto-columns: 100%;
    }
    /* The neighbours of what is in sight fade in the margins, which the window's edge does not cut on wide screens. */
    @media screen and (min-width: 56.26em) {
      mask: linear-gradient(
        90deg,
        transparent,
        #000 ${theme.gutter} calc(100% - ${theme.gutter}),
        transparent
      );
    }
  }
  /* Its slider moves the row, which is not scrolled any more. */
  .awake {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
    user-select: none;
    cursor: grab;
  }
  .slide {
    display: flex;
    flex-direction: column;
    padding: ${theme.inset};
    border: 1px solid var(--rule);
    border-radius: ${theme.radiusLarge};
    scroll-snap-align: start;
    > blockquote {
      margin-bottom: 28px;
      font: 400 ${theme.h3} / 1.35 ${theme.heading};
    }
  }
  .who {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 16px;
    align-items: center;
    margin-top: auto;
    font-size: ${theme.small};
    > i {
      display: grid;
      place-items: center;
      width: 56px;
      aspect-ratio: 1;
      border: 3px solid ${theme.coral};
      border-radius: 50%;
      font-weight: 650;
    }
    > div {
      color: ${theme.mint};
    }
    > div > cite {
      display: block;
      font-weight: 650;
      color: var(--accent);
    }
  }
  .controls {
    display: flex;
    gap: 12px;
    margin-top: 24px;
    @media (scripting: none) {
      display: none;
    }
    > button {
      width: 48px;
      padding: 0;
      border-color: var(--rule);
    }
    > :not([aria-pressed="true"]) .on,
    > [aria-pressed="true"] .off {
      display: none;
    }
  }
  .stars {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 650;
    .icon {
      color: ${theme.sun};
    }
  }
  > .stars {
    margin-bottom: 20px;
  }
  @media (max-width: 56.25em) {
    .who > .stars {
      grid-column: 2;
    }
  }
`

/**
 * The rating of a testimonial, '5 de 5', or with a count the mean of several: '5,0 de 5 em 6
 * avaliações'.
 */
function Rating({ value, count }: Partial<AggregateRating> & { value: number }) {
  const mean = value.toLocaleString('pt-BR', { minimumFractionDigits: count === undefined ? 0 : 1 })
  return (
    <p className="stars">
      <Icon name="star-fill" />
      {mean} de 5{count !== undefined && ` em ${count} ${count === 1 ? 'avaliação' : 'avaliações'}`}
    </p>
  )
}

/** A testimonial and its place in the row: '3 de 7'. */
function Slide({ testimonial, place }: { testimonial: Testimonial; place: string }) {
  const { author, role, company, content, rating, initials } = testimonial
  return (
    // biome-ignore lint/a11y/useSemanticElements: a testimonial is no group of a form's fields
    <div
      className="slide"
      role="group"
      aria-roledescription={carouselWords.slide}
      aria-label={place}
    >
      <blockquote>“{content}”</blockquote>
      <div className="who">
        <i aria-hidden="true">{initials}</i>
        <div>
          <cite>{author}</cite> {[role, company].filter(Boolean).join(', ')}
        </div>
        <Rating value={rating} />
      </div>
    </div>
  )
}

/** A button of the carousel, which its island wakes. */
function Control({ name, children }: { name: 'previous' | 'pause' | 'next'; children: ReactNode }) {
  return (
    <button className="button quiet" type="button" name={name} aria-label={carouselWords[name]}>
      {children}
    </button>
  )
}

const Controls = () => (
  <div className="controls screen">
    <Control name="previous">
      <Icon name="arrow-left" />
    </Control>
    <Control name="pause">
      <Icon name="pause" state="off" />
      <Icon name="play" state="on" />
    </Control>
    <Control name="next">
      <Icon name="arrow-right" />
    </Control>
  </div>
)

/** The testimonials: a row that scrolls sideways, also by keyboard. An island makes it a carousel. */
export function Testimonials({ content, ...band }: SectionProps<'testimonials'>) {
  const { heading, items, rating } = content
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      {rating && <Rating {...rating} />}
      <div {...island('carousel')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: the testimonials are no group of a form's fields */}
        <div className="row" role="group" tabIndex={0} aria-label={heading.title}>
          {items.map((testimonial, index) => (
            <Slide
              key={testimonial.id}
              testimonial={testimonial}
              place={carouselWords.place(index + 1, items.length)}
            />
          ))}
        </div>
        {items.length > 1 && <Controls />}
      </div>
    </Root>
  )
}
