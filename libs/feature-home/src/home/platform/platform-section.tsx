import type { HomeSectionOf } from '@portal/api-contract';
import { Picture, Section } from '@portal/ui-kit';
import styles from './platform-section.module.css';

const WIDTHS = [480, 960, 1280];

/** How the platform is built, and what speaks for the company. */
export function PlatformSection(props: Omit<HomeSectionOf<'platform'>, 'kind'>) {
  const { title, subtitle, image, imageAlt, points, advantages } = props;
  return (
    <Section title={title} subtitle={subtitle} surface="navy" className={styles.section}>
      <div className={styles.body}>
        {image && (
          <Picture
            src={image}
            widths={WIDTHS}
            sizes="(max-width: 1023px) 92vw, 54vw"
            alt={imageAlt}
            loading="lazy"
            className={styles.picture}
          />
        )}
        <ol className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ol>
      </div>
      {advantages.length > 0 && (
        <ul className={styles.advantages}>
          {advantages.map((advantage) => (
            <li key={advantage.title}>
              {advantage.icon && <img src={advantage.icon} alt="" width={40} height={40} loading="lazy" />}
              <h3>{advantage.title}</h3>
              <p>{advantage.text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
