import { defineLifecycle } from './define-lifecycle';

/**
 * 活动报名 (design: activities): whoever finds no seat waits for one, and gets it in the order of coming. The owner sees
 * on the spot what became of the own steps; a seat that was waited for is told of in words of its own.
 */
export const enrolmentLifecycle = defineLifecycle({
  name: 'enrolment',
  record: '活动报名',
  states: {
    1: { label: '已报名', tone: 'active' },
    2: { label: '候补中', tone: 'waiting' },
    3: { label: '已取消', tone: 'muted' },
  },
  transitions: [
    { action: 'enroll', label: '报名', from: [null], to: 1, by: ['user'], guards: ['isOpen', 'hasSeat'] },
    { action: 'wait', label: '候补', from: [null], to: 2, by: ['user'], guards: ['isOpen'] },
    { action: 'seat', label: '候补转正', from: [2], to: 1, by: ['system'], guards: ['isOpen', 'hasSeat'] },
    { action: 'cancel', label: '取消报名', from: [1, 2], to: 3, by: ['user'], guards: ['hasNotBegun'] },
  ],
});
