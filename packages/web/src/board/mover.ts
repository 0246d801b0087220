// Shows one scene after another on a canvas and animates what moves between them. A new pose ends the current animation
// at once, so input never waits for it; new marks on the same pose join the animation.

import { isMotionReduced } from '../theme/theme.js';
import type { Finish, Painter, Scene } from './painter.js';
import { type BoardPose, motionMillis } from './pose.js';

export class Mover {
  readonly #painter: Painter;
  #frame = 0;
  #isMoving = false;
  #scene: Scene | undefined;
  #finish: Finish | undefined;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** Shows a scene, animated through the poses of `path`, the last of which is the scene's own. */
  show(scene: Scene, finish: Finish, path: readonly BoardPose[], millis?: number): void {
    const before = this.#scene?.plan === scene.plan ? this.#scene.pose : undefined;
    this.#scene = scene;
    this.#finish = finish;
    const isSamePose = before === scene.pose;
    if (isSamePose && this.#isMoving) return;
    this.stop();
    const isStill = !before || isSamePose || path.length === 0;
    if (isStill || isMotionReduced()) this.#painter.paint(scene, finish);
    else this.#run([before, ...path], millis ?? motionMillis(path.length));
  }

  /** The first frame is painted now, not at the next tick, so that a key takes effect in its own frame. */
  #run(poses: readonly BoardPose[], millis: number): void {
    const began = performance.now();
    const steps = poses.length - 1;
    this.#isMoving = true;
    const draw = (now: number): void => {
      const [scene, finish] = [this.#scene as Scene, this.#finish as Finish];
      const done = Math.min(1, Math.max(0, now - began + 8) / millis) * steps;
      if (done >= steps) {
        this.#isMoving = false;
        this.#painter.paint(scene, finish);
        return;
      }
      const at = Math.floor(done);
      const pose = poses[at + 1] as BoardPose;
      this.#painter.paintBetween(poses[at] as BoardPose, { ...scene, pose }, finish, done - at);
      this.#frame = requestAnimationFrame(draw);
    };
    draw(began);
  }

  stop(): void {
    this.#isMoving = false;
    cancelAnimationFrame(this.#frame);
  }
}
