import type { PageOf, Product } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { Scene } from '../primitives/Scene.tsx'
import type { SceneName } from '../scenes/name.ts'
import { LandingBenefits } from '../sections/landing/Benefits.tsx'
import { LandingHero } from '../sections/landing/Hero.tsx'
import { LandingInformation } from '../sections/landing/Information.tsx'
import { QuoteBlock } from '../sections/landing/QuoteBlock.tsx'
import { LandingReasons } from '../sections/landing/Reasons.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { back } from '../text/back.ts'

/** The drawings made for a product, by its document. */
const drawn: Record<string, SceneName> = { 'product-frotas': 'frotas', 'product-vida': 'vida' }

function ProductScene({ id, icon, name }: Product) {
  const scene = drawn[id]
  return scene ? (
    <Scene name={scene} priority />
  ) : (
    <LinkedRings first={<Icon name={icon} />} second={name} />
  )
}

/** The page of an insurance product. */
export function ProductTemplate(page: PageOf<'product'>) {
  const { subject, breadcrumb } = page
  const place = placeOf(page)
  return (
    <PageShell page={page}>
      <BackBar trail={breadcrumb} place={place} back={back.home} />
      <LandingHero
        landing={subject}
        place={place}
        scene={<ProductScene {...subject} />}
        price={subject.price}
        highlights={subject.highlights}
      />
      <LandingBenefits benefits={subject.benefits} />
      <LandingReasons reasons={subject.reasons} />
      <LandingInformation information={subject.information} />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place} />
      <QuoteBlock label={subject.quoteLabel} place={place} insurance />
    </PageShell>
  )
}
