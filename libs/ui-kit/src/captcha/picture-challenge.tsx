import type { CaptchaPicture } from '@portal/api-contract';
import { useState } from 'react';
import styles from './challenge.module.css';
import { ChallengeFrame } from './challenge-frame';
import { PuzzleSlider } from './puzzle-slider';
import { type ChallengeProps, useChallenge } from './use-challenge';
import { useFocusReturn } from './use-focus-return';

/** Room kept for the first picture while it is on its way. */
const EXPECTED_SIZE = { width: 320, height: 160, pieceSize: 56 };

/** The puzzle: a piece that the slider below moves into the picture's gap. */
export function PictureChallenge(props: ChallengeProps<CaptchaPicture>) {
  const state = useChallenge(props);
  const { challenge, isChecking, reload, submit } = state;
  const [move, setMove] = useState({ capcode: '', x: 0 });
  const position = challenge?.capcode === move.capcode ? move.x : 0;
  const [size, setSize] = useState(EXPECTED_SIZE);
  const { controlRef, leave } = useFocusReturn<HTMLInputElement>(
    props.panelRef,
    challenge !== undefined && !isChecking,
  );
  if (challenge && (challenge.width !== size.width || challenge.height !== size.height)) setSize(challenge);

  function confirm(xpos: number): void {
    if (xpos === 0) return;
    leave();
    submit({ xpos });
  }

  return (
    <ChallengeFrame
      state={state}
      size={size}
      stage={challenge && <Puzzle picture={challenge} position={position} />}
      control={
        <PuzzleSlider
          inputRef={controlRef}
          position={position}
          range={size.width - size.pieceSize}
          pieceShare={size.pieceSize / size.width}
          isDisabled={!challenge || isChecking}
          isBusy={isChecking}
          onMove={(x) => challenge && !isChecking && setMove({ capcode: challenge.capcode, x })}
          onConfirm={confirm}
        />
      }
      hint="拖动滑块，或用方向键移动后按确认"
      submitLabel="确认"
      isAnswered={position > 0}
      onSubmit={() => confirm(position)}
      reloadLabel="换一张"
      onReload={reload}
      onRetry={() => {
        leave();
        reload();
      }}
      switchLabel="改用答题验证"
      onSwitch={props.onSwitch}
    />
  );
}

interface PuzzleProps {
  readonly picture: CaptchaPicture;
  readonly position: number;
}

function Puzzle({ picture, position }: PuzzleProps) {
  const { width, height, pieceSize, pieceY } = picture;
  return (
    <div className={styles.puzzle}>
      <img src={picture.background} width={width} height={height} alt="" draggable={false} />
      <img
        src={picture.piece}
        width={pieceSize}
        height={pieceSize}
        alt=""
        draggable={false}
        className={styles.piece}
        style={{
          top: `${(pieceY / height) * 100}%`,
          width: `${(pieceSize / width) * 100}%`,
          transform: `translateX(${(position / pieceSize) * 100}%)`,
        }}
      />
    </div>
  );
}
